import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';

interface Tab<Id extends string> {
  id: Id;
  name: string;
}

interface TabsProps<Id extends string> {
  label: string;
  tabs: readonly Tab<Id>[];
  current: Id;
  onChange: (id: Id) => void;
  children: ReactNode;
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** Scrolls the tab to the centre of an overflowing list, so that its neighbours are visible. */
function centerTab(list: HTMLElement, id: string): void {
  const tab = list.querySelector<HTMLElement>(`#tab-${id}`);
  if (tab) list.scrollLeft = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2;
}

/** Arrow keys, Home and End move between the tabs; Tab moves focus to the panel. */
export function Tabs<Id extends string>({ label, tabs, current, onChange, children }: TabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null);
  const at = tabs.findIndex(({ id }) => id === current);

  useEffect(() => {
    if (list.current) centerTab(list.current, current);
  }, [current]);

  const go = (index: number) => {
    const tab = tabs[(index + tabs.length) % tabs.length];
    if (!tab) return;
    onChange(tab.id);
    list.current?.querySelector<HTMLElement>(`#tab-${tab.id}`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined && event.key !== 'Home' && event.key !== 'End') return;
    event.preventDefault();
    if (step !== undefined) return go(at + step);
    go(event.key === 'Home' ? 0 : tabs.length - 1);
  };

  return (
    <>
      <div className="tabs" role="tablist" aria-label={label} ref={list} onKeyDown={onKeyDown}>
        {tabs.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`tab-${id}`}
            aria-selected={id === current}
            aria-controls="tab-panel"
            tabIndex={id === current ? 0 : -1}
            onClick={() => onChange(id)}
          >
            {name}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id="tab-panel"
        aria-labelledby={`tab-${current}`}
        tabIndex={0}
        className="tab-panel"
      >
        {children}
      </div>
    </>
  );
}
