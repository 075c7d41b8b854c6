import { isReservedName } from './names.js';

describe('isReservedName', () => {
  it.each([
    '관리자',
    '관 리 자',
    '관\u200b리자',
    '관\u3164리자',
    '관리자'.normalize('NFD'),
    '꿈풀이 관리자',
    '관리자1',
    '운영자님',
    '[운영진]',
    '꿈풀이',
    '꿈풀이 공식',
    'Admin',
    'ＡＤＭＩＮ',
    'аdmіn',
    'a.d.m.i.n',
    'admin_01',
    'ádmin',
    'Administrator',
    'system',
    'kkumpurí',
  ])('returns true for %j', (name) => {
    expect(isReservedName(name)).toBe(true);
  });

  it.each([
    '달빛',
    '꿈풀이초보',
    '관리',
    '운영',
    'badminton',
    'rooty',
    '하늘',
    'administer',
    '익명',
    '자관리',
  ])('returns false for %j', (name) => {
    expect(isReservedName(name)).toBe(false);
  });
});
