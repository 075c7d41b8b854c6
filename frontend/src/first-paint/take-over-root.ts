const MAX_WAIT_MS = 4_000;

let takenOver = Promise.resolve();

/** Resolves once the application has replaced the server-rendered page. */
export const whenTakenOver = (): Promise<void> => takenOver;

const setValue = (area: HTMLTextAreaElement, text: string) =>
  // Bypasses React's value tracking, which would otherwise ignore the input event.
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, text);

/** Replaces the root and carries the draft, the focus and the selection over to the new textarea. */
function carryDraft(root: HTMLElement, stage: HTMLElement): void {
  const before = root.querySelector<HTMLTextAreaElement>('textarea[data-draft]');
  const after = stage.querySelector<HTMLTextAreaElement>('textarea[data-draft]');
  const hasFocus = before !== null && document.activeElement === before;
  root.replaceWith(stage);
  if (!before || !after) return;
  if (after.value !== before.value) {
    setValue(after, before.value);
    after.dispatchEvent(new Event('input', { bubbles: true }));
  }
  if (!hasFocus) return;
  after.focus({ preventScroll: true });
  after.setSelectionRange(before.selectionStart, before.selectionEnd);
}

/** Delays an action until no IME composition is active, so that a half-typed syllable is not lost. */
function followComposition(root: HTMLElement) {
  let isComposing = false;
  root.addEventListener('compositionstart', () => (isComposing = true));
  root.addEventListener('compositionend', () => (isComposing = false), { capture: true });
  const whenDone = (act: () => void) => {
    if (isComposing) root.addEventListener('compositionend', act, { once: true });
    else act();
  };
  return { whenDone };
}

/**
 * Returns the element to render the application into. If the server sent content, that is a detached element, which
 * replaces the root once it contains a loaded page, or after 4 s, so that nothing jumps.
 */
export function takeOverRoot(root: HTMLElement): HTMLElement {
  if (!root.hasChildNodes()) return root;

  const stage = document.createElement('div');
  stage.id = root.id;
  let settle: () => void;
  takenOver = new Promise((resolve) => (settle = resolve));
  const composition = followComposition(root);
  const takeOver = () => {
    observer.disconnect();
    clearTimeout(timer);
    composition.whenDone(() => {
      carryDraft(root, stage);
      settle();
    });
  };
  const observer = new MutationObserver(() => {
    if (stage.querySelector('main') && !stage.querySelector('[data-loading]')) takeOver();
  });
  const timer = setTimeout(takeOver, MAX_WAIT_MS);
  observer.observe(stage, { childList: true, subtree: true, attributes: true });
  return stage;
}
