import { errorMessages } from '@kkumpuri/contract';
import {
  authorGone,
  interpretationFailed,
  interpretationNotFound,
  noDream,
  waitEnded,
} from './interpretation-errors.js';

const busy = { id: 'row', retryAfterSeconds: 30 };
const id = { id: 'row' };

describe('errors of interpretations', () => {
  it.each([
    ['timeout', 504, 'interpretation_timeout', errorMessages.interpretationTimeout, id],
    ['aborted', 504, 'interpretation_timeout', errorMessages.interpretationTimeout, id],
    ['rate_limited', 503, 'model_unavailable', errorMessages.interpretationLimit, busy],
    ['unavailable', 503, 'model_unavailable', errorMessages.unforeseen, busy],
    ['misconfigured', 503, 'model_unavailable', errorMessages.unforeseen, busy],
    ['over_budget', 503, 'model_unavailable', errorMessages.unforeseen, busy],
    ['garbage', 502, 'model_refused', errorMessages.interpretationFailed, id],
    ['refused', 502, 'model_refused', errorMessages.interpretationFailed, id],
    [null, 502, 'interpretation_failed', errorMessages.interpretationFailed, id],
  ] as const)('report the failure %s', (failure, status, code, message, extras) => {
    expect(interpretationFailed('row', failure)).toMatchObject({ status, code, message, extras });
  });

  it('report an ended wait, a missing row, a missing author and a text without a dream', () => {
    expect(waitEnded('row')).toMatchObject({ status: 504, code: 'interpretation_timeout', extras: id });
    expect(interpretationNotFound()).toMatchObject({ status: 404, code: 'not_found' });
    expect(authorGone()).toMatchObject({ status: 401, code: 'unauthorized' });
    expect(noDream()).toMatchObject({ status: 422, code: 'no_dream', message: errorMessages.noDream });
  });
});
