import { calmAnswer, type CareLevel, gentleWord } from '@kkumpuri/contract';
import type { InterpretedReading } from '../../interpretation/interpreter.port.js';
import { renderReading } from '../../interpretation/render.js';
import type { Completion } from './interpretation.types.js';

/** Converts a reading to the columns of its row. The model can only raise the care level; a crisis gets no reading. */
export function completionOf(
  { reading, engine, care: modelCare }: InterpretedReading,
  care: CareLevel,
  failure: Completion['failure'] = null,
): Completion {
  const outcome = { fallback: failure !== null, failure };
  if (modelCare === 'crisis')
    return { interpretation: calmAnswer(), reading: null, engine: null, care: modelCare, ...outcome };
  const finalCare = modelCare === 'gentle' ? modelCare : care;
  const text = renderReading(reading);
  const interpretation = finalCare === 'gentle' ? `${text}\n${gentleWord()}` : text;
  return { interpretation, reading, engine, care: finalCare, ...outcome };
}
