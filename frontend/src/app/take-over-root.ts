const PATIENCE_MS = 4_000;

let takenOver = Promise.resolve();

/** Settles once the application is what the person sees. */
export const whenTakenOver = (): Promise<void> => takenOver;

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
  const takeOver = () => {
    observer.disconnect();
    clearTimeout(timer);
    root.replaceWith(stage);
    settle();
  };
  const observer = new MutationObserver(() => {
    if (stage.querySelector('main') && !stage.querySelector('[data-loading]')) takeOver();
  });
  const timer = setTimeout(takeOver, PATIENCE_MS);
  observer.observe(stage, { childList: true, subtree: true, attributes: true });
  return stage;
}
