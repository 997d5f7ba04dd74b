/**
 * Would write the headers of a stream's messages where they are signed; every signer makes one. In a file of its own,
 * because what stands in for streams is loaded late.
 */
export const HeaderFormatter = Object;
