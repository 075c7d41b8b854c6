import { followSystemTheme, switchTheme } from './theme';

const shown = () => document.documentElement.dataset.theme;

function systemAsks() {
  let listener: (event: { matches: boolean }) => void = () => undefined;
  jest.spyOn(window, 'matchMedia').mockReturnValue({
    addEventListener: (_type: string, added: typeof listener) => {
      listener = added;
    },
  } as unknown as MediaQueryList);
  followSystemTheme();
  return (dark: boolean) => listener({ matches: dark });
}

describe('the theme', () => {
  beforeEach(() => {
    document.documentElement.dataset.theme = 'light';
  });

  it('is switched, and the choice is kept', () => {
    switchTheme();
    expect(shown()).toBe('dark');
    expect(localStorage.getItem('theme')).toBe('dark');
  });

  it('follows the system until a person has chosen', () => {
    const system = systemAsks();
    system(true);
    expect(shown()).toBe('dark');
    switchTheme();
    system(true);
    expect(shown()).toBe('light');
  });
});
