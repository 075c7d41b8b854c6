/** The end of a quotation with the particle after it, such as “다’라” in “따뜻했다’라는”. Browsers would break a line there. */
const QUOTATION_END = /(\S[’”][가-힣])/u;

/** Text in which no line breaks between a quotation and its particle. */
export function Words({ text }: { text: string }) {
  return text.split(QUOTATION_END).map((piece, place) =>
    // Every second piece is what the expression captured.
    place % 2 === 1 ? (
      <span key={place} className="unbroken">
        {piece}
      </span>
    ) : (
      piece
    ),
  );
}
