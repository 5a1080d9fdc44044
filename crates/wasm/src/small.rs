//! What the standard library would bring, smaller: its panics alone are 1.3 kB that nobody ever reads.
#![cfg(target_family = "wasm")]

use core::panic::PanicInfo;

use talc::base::binning::Binning;
use talc::cell::TalcSyncCell;
use talc::wasm::WasmGrowAndClaim;

/// 4.6 kB smaller than the standard library's.
#[global_allocator]
static ALLOCATOR: TalcSyncCell<WasmGrowAndClaim, PowersOfTwo> = TalcSyncCell::new_wasm(WasmGrowAndClaim);

/// One list of free pieces for each power of two. Finer ones would only find a piece faster among thousands.
struct PowersOfTwo;

impl Binning for PowersOfTwo {
    type AvailabilityBitField = u32;

    /// The smallest piece has 16 bytes; what is smaller must come out as the number before zero.
    fn size_to_bin(size: usize) -> u32 {
        const SMALLEST: u32 = 16_usize.leading_zeros();
        SMALLEST.wrapping_sub(size.leading_zeros())
    }
}

/// Nothing panics; should it, the page gets a `WebAssembly.RuntimeError`, as it would from the standard library.
#[panic_handler]
fn panic(_: &PanicInfo<'_>) -> ! {
    core::arch::wasm32::unreachable()
}
