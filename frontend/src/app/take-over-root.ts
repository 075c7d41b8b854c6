const PATIENCE_MS = 4_000;

let takenOver = Promise.resolve();

/** Settles once the application is what the person sees. */
export const whenTakenOver = (): Promise<void> => takenOver;

const setValue = (area: HTMLTextAreaElement, text: string) =>
  // Past React, which would otherwise take it for its own change.
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, text);

/** What is being typed goes on where it was. */
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

/** A syllable that is being composed is not torn out of the hand. */
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
 * Where the application is to be rendered. A page that came with a text of its own stays readable until the application
 * has the same to show: it is drawn beside the page first and put in its place at once, so that nothing jumps.
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
  const timer = setTimeout(takeOver, PATIENCE_MS);
  observer.observe(stage, { childList: true, subtree: true, attributes: true });
  return stage;
}
