import { act, renderHook } from '@testing-library/react';
import { followSystemTheme, useTheme } from './theme';

const shown = () => document.documentElement.dataset.theme;

function systemAsks() {
  let listener: (event: { matches: boolean }) => void = () => undefined;
  jest.spyOn(window, 'matchMedia').mockReturnValue({
    addEventListener: (_type: string, added: typeof listener) => {
      listener = added;
    },
  } as unknown as MediaQueryList);
  followSystemTheme();
  return (dark: boolean) => act(() => listener({ matches: dark }));
}

describe('the theme', () => {
  beforeEach(() => {
    document.documentElement.dataset.theme = 'light';
  });

  it('is switched, and the choice is kept', () => {
    const { result } = renderHook(() => useTheme());
    act(() => result.current[1]());
    expect(result.current[0]).toBe('dark');
    expect(shown()).toBe('dark');
    expect(localStorage.getItem('theme')).toBe('dark');
  });

  it('follows the system until a person has chosen', () => {
    const system = systemAsks();
    const { result } = renderHook(() => useTheme());
    system(true);
    expect(shown()).toBe('dark');
    act(() => result.current[1]());
    system(true);
    expect(shown()).toBe('light');
  });
});
