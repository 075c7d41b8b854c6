/** Mount it before the text appears: screen readers announce only changes of an existing live region. */
export function LiveRegion({ text }: { text: string }) {
  return (
    <p className="visually-hidden" aria-live="polite">
      {text}
    </p>
  );
}
