/** A small file of our own. What is broken is its content; `wrap` then makes the file of it. */
export interface Sample {
  name: string;
  content: string | Uint8Array;
  wrap?: (content: Uint8Array) => Uint8Array;
}
