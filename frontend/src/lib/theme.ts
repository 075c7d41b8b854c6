import { readStored, writeStored } from './storage';

type Theme = 'light' | 'dark';

/** The paper colours of styles/tokens.css, for the browser's own bars (theme-color). */
const PAPER: Record<Theme, string> = { light: '#fbf8f1', dark: '#10131f' };

const current = (): Theme => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light');

function show(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  const colour = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  if (colour) colour.content = PAPER[theme];
}

/** Follows the system theme until the user chooses one. */
export function followSystemTheme(): void {
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', ({ matches }) => {
    if (readStored('theme') === null) show(matches ? 'dark' : 'light');
  });
}

/** Switches to the other theme and stores the choice. */
export function switchTheme(): void {
  const next = current() === 'dark' ? 'light' : 'dark';
  writeStored('theme', next);
  show(next);
}
