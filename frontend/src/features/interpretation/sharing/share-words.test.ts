import { errorMessages, serverErrorMessage } from '@kkumpuri/contract';
import type { ApiError } from '@/api/errors';
import { shareErrorMessage } from './share-words';

const http = (status: number, spoken = ''): ApiError => ({
  kind: 'http',
  status,
  message: spoken || errorMessages.unforeseen,
  spoken: spoken !== '',
});

describe('shareErrorMessage', () => {
  it.each<[string, ApiError, string]>([
    ['no response', { kind: 'noResponse', message: '' }, errorMessages.shareNoResponse],
    ['no network', { kind: 'network', message: '' }, errorMessages.shareNoResponse],
    ['a timeout', { kind: 'timeout', message: '' }, errorMessages.shareNoResponse],
    ['a malformed response', { kind: 'badAnswer', message: '' }, errorMessages.shareFailed],
    ['a missing dream', http(404), errorMessages.shareNotFound],
    ['a dream of another user', http(403), errorMessages.shareForbidden],
    ['an error with a message', http(400, '이미 공유된 해석입니다.'), '이미 공유된 해석입니다.'],
    ['a server error without a message', http(500), serverErrorMessage(500)],
  ])('returns the message for %s', (_, error, words) => {
    expect(shareErrorMessage(error)).toBe(words);
  });
});
