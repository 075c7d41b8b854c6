import { statusOf } from './status.js';

describe('statusOf', () => {
  it.each([
    ['었다', false, 'done'],
    ['지 않았다', false, 'not'],
    ['지는 못했다', false, 'not'],
    ['ㄹ 뻔했다', false, 'done'],
    ['려고 했다', false, 'not'],
    ['려다 말았다', false, 'not'],
    ['지 말라고 했다', false, 'said'],
    ['자고 해서', false, 'said'],
    ['더라고요', false, 'done'],
    ['었다', true, 'not'],
    ['고 싶었다', false, 'not'],
    [' 생각을 안 하고', false, 'not'],
    ['을 엄두가 안 났다', false, 'not'],
    ['다기보다 따뜻했다', false, 'not'],
    ['을 수가 없었다', false, 'not'],
    [' 적이 없다', false, 'not'],
    ['는 줄 알았다', false, 'not'],
  ] as const)('classifies %s (denied: %s) as %s', (after, denied, status) => {
    expect(statusOf(after, denied)).toBe(status);
  });
});
