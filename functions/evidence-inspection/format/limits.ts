/** More than any screen or scanner makes; a smaller file can claim more and stall who opens it. */
export const maxPixels = 100_000_000;
