/** No screen or scanner makes more pixels. A small file can claim more and stall the program that opens it. */
export const maxPixels = 100_000_000;
