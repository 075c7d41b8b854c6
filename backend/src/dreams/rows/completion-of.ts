import { calmAnswer, type CareLevel, gentleWord } from '@kkumpuri/contract';
import type { InterpretedReading } from '../../interpretation/interpreter.port.js';
import { renderReading } from '../../interpretation/render.js';
import type { Completion } from './interpretation.types.js';

/** What a reading leaves in its row. The model may only raise the level of care, and in a crisis nobody's fortune is told. */
export function completionOf(
  { reading, engine, care: seen }: InterpretedReading,
  care: CareLevel,
  failure: Completion['failure'] = null,
): Completion {
  const how = { fallback: failure !== null, failure };
  if (seen === 'crisis')
    return { interpretation: calmAnswer(), reading: null, engine: null, care: seen, ...how };
  const raised = seen === 'gentle' ? seen : care;
  const text = renderReading(reading);
  const interpretation = raised === 'gentle' ? `${text}\n${gentleWord()}` : text;
  return { interpretation, reading, engine, care: raised, ...how };
}
