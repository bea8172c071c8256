/** A file of the labelled set as text. */
declare module '*.jsonl?raw' {
  const text: string;
  export default text;
}
