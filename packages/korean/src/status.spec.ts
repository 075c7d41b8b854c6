import { statusOf } from './status.js';

describe('statusOf', () => {
  it.each([
    ['었다', false, 'done'],
    ['지 않았다', false, 'not'],
    ['지는 못했다', false, 'not'],
    ['ㄹ 뻔했다', false, 'done'],
    ['려고 했다', false, 'not'],
    ['려다 말았다', false, 'not'],
    ['려니까 사라졌다', false, 'not'],
    ['려니 무서웠다', false, 'not'],
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
    ['는 줄 알고 숨었다', false, 'not'],
    ['었다는 전화', false, 'said'],
    ['는구나 싶었다', false, 'said'],
    ['었구나 싶었다', false, 'done'],
    ['ㄹ 줄 알고 있어서', false, 'done'],
    ['을 것 같았다', false, 'said'],
    ['는 것 같았다', false, 'done'],
    ['야 되는데', false, 'said'],
    ['아야 한다고', false, 'said'],
    ['어야지', false, 'said'],
    ['야 했어요', false, 'done'],
    ['야 하늘이', false, 'done'],
    ['아야 열렸다', false, 'done'],
    [' 게 아니었어요', false, 'not'],
    ['는 거 아니겠어요', false, 'done'],
    ['은 척했어요', false, 'not'],
    ['기 싫어서', false, 'not'],
    ['기 바로 전에', false, 'not'],
    ['을까 무서웠어요', false, 'not'],
    ['러 왔어요', false, 'not'],
    ['기로 했어요', false, 'said'],
    ['었나 했는데', false, 'said'],
    ['었을 텐데', false, 'said'],
    ['자해서 울었다', false, 'said'],
    ['을 것처럼', false, 'said'],
    ['을 데가 없었다', false, 'not'],
    ['지 않을 수 없었다', false, 'done'],
    ['을 수가 없었다', true, 'done'],
  ] as const)('classifies %s (denied: %s) as %s', (after, denied, status) => {
    expect(statusOf(after, denied)).toBe(status);
  });

  it('takes 굴러 왔다 for no purpose', () => {
    expect(statusOf('러 왔어요', false, '구르')).toBe('done');
  });

  it('distinguishes what seemed to come from what seemed to be', () => {
    expect(statusOf(' 것 같았다', false, '잡힐')).toBe('said');
    expect(statusOf(' 것 같았다', false, '잡힌')).toBe('done');
  });
});
