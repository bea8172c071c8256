import type { Demo } from './cut-demos.ts';

export interface Prop {
  name: string;
  type: string;
  isRequired: boolean;
  /** What is taken where it is not given. */
  fallback?: string;
}

/** A part that a page is about: where it comes from, its properties, and which pages use it. */
export interface Part {
  name: string;
  from: string;
  props: Prop[];
  /** Whether those are all it has. */
  isWhole: boolean;
  uses: Use[];
}

export interface Use {
  /** The page of the table that the files belong to. */
  target: string;
  files: number;
}

/** What is read from the files of the project for a page of the catalogue, when it is built. */
export interface About {
  demos: Demo[];
  parts: Part[];
}
