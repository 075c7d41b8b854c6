import { followSystemTheme, switchTheme } from './theme';

const shown = () => document.documentElement.dataset.theme;

function mockSystemTheme() {
  let listener: (event: { matches: boolean }) => void = () => undefined;
  jest.spyOn(window, 'matchMedia').mockReturnValue({
    addEventListener: (_type: string, added: typeof listener) => {
      listener = added;
    },
  } as unknown as MediaQueryList);
  followSystemTheme();
  return (dark: boolean) => listener({ matches: dark });
}

describe('theme', () => {
  beforeEach(() => {
    document.documentElement.dataset.theme = 'light';
  });

  it('switches to the other theme and stores the choice', () => {
    switchTheme();
    expect(shown()).toBe('dark');
    expect(localStorage.getItem('theme')).toBe('dark');
  });

  it('follows the system theme until the user chooses one', () => {
    const setSystemDark = mockSystemTheme();
    setSystemDark(true);
    expect(shown()).toBe('dark');
    switchTheme();
    setSystemDark(true);
    expect(shown()).toBe('light');
  });
});
