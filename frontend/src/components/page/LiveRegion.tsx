/** Mounted before its text, so that what appears in it is read out. */
export function LiveRegion({ text }: { text: string }) {
  return (
    <p className="visually-hidden" aria-live="polite">
      {text}
    </p>
  );
}
