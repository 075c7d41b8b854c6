import { errorMessages, serverErrorMessage } from '@kkumpuri/contract';
import type { ApiError } from '@/api/errors';
import { wordsForShare } from './share-words';

const http = (status: number, spoken = ''): ApiError => ({
  kind: 'http',
  status,
  message: spoken || errorMessages.unforeseen,
  spoken: spoken !== '',
});

describe('when a dream cannot be shared', () => {
  it.each<[string, ApiError, string]>([
    ['nothing answers', { kind: 'noResponse', message: '' }, errorMessages.shareNoResponse],
    ['the network is gone', { kind: 'network', message: '' }, errorMessages.shareNoResponse],
    ['no answer comes in time', { kind: 'timeout', message: '' }, errorMessages.shareNoResponse],
    ['the answer makes no sense', { kind: 'badAnswer', message: '' }, errorMessages.shareFailed],
    ['it is not there', http(404), errorMessages.shareNotFound],
    ["it is another's", http(403), errorMessages.shareForbidden],
    ['the server says why', http(400, '이미 공유된 해석입니다.'), '이미 공유된 해석입니다.'],
    ['the server fails without a word', http(500), serverErrorMessage(500)],
  ])('and %s, it is said in the words for that', (_, error, words) => {
    expect(wordsForShare(error)).toBe(words);
  });
});
