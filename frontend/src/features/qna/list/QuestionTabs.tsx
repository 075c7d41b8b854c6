import { type QuestionFilter, questionFilters } from '@kkumpuri/contract';
import { type KeyboardEvent, useRef } from 'react';
import type { Questions } from './use-questions';

export const TAB_PANEL_ID = 'questions';

const NAMES: Record<QuestionFilter, string> = { all: '전체', waiting: '답변 대기', answered: '답변 완료' };
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

export const tabId = (filter: QuestionFilter) => `questions-${filter}`;

export function QuestionTabs({ filter, choose, counts }: Pick<Questions, 'filter' | 'choose' | 'counts'>) {
  const tabs = useRef<HTMLDivElement>(null);
  const move = ({ key }: KeyboardEvent) => {
    const step = STEPS[key];
    if (!step) return;
    const { length } = questionFilters;
    const next = questionFilters[(questionFilters.indexOf(filter) + step + length) % length] ?? filter;
    choose(next);
    tabs.current?.querySelector<HTMLElement>(`#${tabId(next)}`)?.focus();
  };
  return (
    <div ref={tabs} role="tablist" aria-label="답변 상태" className="tabs" onKeyDown={move}>
      {questionFilters.map((name) => (
        <button
          key={name}
          id={tabId(name)}
          type="button"
          role="tab"
          aria-selected={filter === name}
          aria-controls={TAB_PANEL_ID}
          tabIndex={filter === name ? 0 : -1}
          onClick={() => choose(name)}
        >
          {NAMES[name]} ({counts[name]})
        </button>
      ))}
    </div>
  );
}
