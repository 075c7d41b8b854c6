import { endsWithWaking } from './waking.js';

describe('endsWithWaking', () => {
  it.each([
    ['너무 놀라서 새벽 4시에 깼네요.', true],
    ['눈을 떴는데', true],
    ['잠을 깼어요', true],
    ['박으려는 순간 깹니다', true],
    ['접시를 깼어요', false],
    ['접시를 깹니다', false],
    ['깨진 접시를 주웠다', false],
  ])('of “%s” is %s', (clause, expected) => {
    expect(endsWithWaking(clause)).toBe(expected);
  });
});
