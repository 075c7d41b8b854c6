/** A part of the text of a dream. */
export interface Span {
  start: number;
  end: number;
}
