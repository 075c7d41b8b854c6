import { act, render, screen } from '@testing-library/react';
import { CrashGuard } from './CrashGuard';

function Fragile({ crash }: { crash: () => boolean }) {
  if (crash()) throw new Error('the section crashed');
  return <p>꿈 해석</p>;
}

describe('CrashGuard', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => jest.useRealTimers());

  it('hides a section that crashes and renders it again after 100 ms', () => {
    let broken = true;
    render(
      <>
        <CrashGuard>
          <Fragile crash={() => broken} />
        </CrashGuard>
        <p>나머지 화면</p>
      </>,
    );
    expect(screen.queryByText('꿈 해석')).not.toBeInTheDocument();
    expect(screen.getByText('나머지 화면')).toBeInTheDocument();
    broken = false;
    act(() => jest.advanceTimersByTime(99));
    expect(screen.queryByText('꿈 해석')).not.toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByText('꿈 해석')).toBeInTheDocument();
  });

  it('shows the fallback when a section keeps crashing', () => {
    const crash = jest.fn(() => true);
    render(
      <CrashGuard fallback={() => <p>보여 드리지 못했습니다</p>}>
        <Fragile crash={crash} />
      </CrashGuard>,
    );
    for (let round = 0; round < 10; round += 1) act(() => jest.advanceTimersByTime(100));
    const crashes = crash.mock.calls.length;
    act(() => jest.advanceTimersByTime(10_000));
    expect(crash).toHaveBeenCalledTimes(crashes);
    expect(screen.getByText('보여 드리지 못했습니다')).toBeInTheDocument();
  });
});
