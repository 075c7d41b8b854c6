export const summaryFrames = {
  pairWithFeeling: [
    '{first:이/가} 앞에 서고 {second:이/가} 그 곁을 받치는데, 깨고 나서 남은 것은 {feelingWas} 마음이네요.',
    '{first:과/와} {second:이/가} 한 장면에 놓였고, {feeling:이라는/라는} 말에 꿈의 온도가 담겨 있어요.',
    '{feeling:이라고/라고} 적으신 것을 보면, {first:과/와} {second:이/가} 나온 이 꿈은 장면보다 마음이 더 또렷해요.',
    '{sceneWas} 일이 {second:과/와} 이어지면서, {feelingWas} 느낌으로 기억된 꿈이네요.',
    '{second} 곁에서 {first} 이야기가 흘러가다가 {feelingWas} 마음에 닿은 꿈이에요.',
    '{sceneWas} 장면이 뼈대를 이루고, {second:과/와} {feelingWas} 기분이 그 둘레를 채운 꿈이에요.',
  ],
  pair: [
    '{first:과/와} {second:이/가} 함께 나와 {closingWas} 데서 멈춘 꿈이에요.',
    '{closingWas} 마지막까지, {first:과/와} {second:이/가} 서로를 비추는 꿈이네요.',
    '{opening:으로/로} 시작하는 이야기 한가운데에 {first:이/가} 있고, {second:이/가} 그 곁을 지켜요.',
    '{sceneWas} 장면에 {second:이/가} 겹치면서 이야기가 또렷해진 꿈이에요.',
    '{second:을/를} 배경으로 {first:이/가} 움직이는데, {sceneWas} 대목이 그 중심에 있어요.',
    '느낌을 따로 적지 않으셨어도, {first:과/와} {second:이/가} 나란히 나온 {sceneWas} 장면만으로 이야기가 서요.',
  ],
  oneWithFeeling: [
    '{first} 하나에 마음이 모였고, {feelingWas} 느낌이 끝까지 따라온 꿈이에요.',
    '{sceneWas} 장면과 {feelingWas} 마음, 이 둘이 꿈의 전부라고 해도 좋겠어요.',
    '{feeling:이라고/라고} 하신 마음이 {first} 장면에 그대로 배어 있는 꿈이에요.',
    '{first:이/가} 나온 꿈을 {feelingWas} 기억으로 품고 계시네요.',
  ],
  one: [
    '{sceneWas} 장면이 꿈의 처음과 끝을 잇고, 그 가운데에 {first:이/가} 있어요.',
    '{first:이/가} 먼저 눈에 들어오고, {closingWas} 데서 이야기가 접힌 꿈이네요.',
    '{opening:으로/로} 열린, {first:을/를} 둘러싼 꿈이에요.',
    '짧게 적으셨어도 {sceneWas} 장면 덕분에 {first} 이야기가 선명해요.',
  ],
  none: [
    '{opening:으로/로} 시작해 {closing:으로/로} 접힌, 당신만의 장면으로 이루어진 꿈이에요.',
    '{feelingWas} 마음이 {closing:이라는/라는} 끝까지 이어진 꿈이네요.',
    '{closing:이라는/라는} 말에 꿈의 무게가 실려 있어요.',
    '널리 알려진 상징보다 {closingWas} 순간의 결이 먼저 다가오는 꿈이에요.',
    '{opening:이라는/라는} 첫머리가 끝까지 마음에 남는 꿈이네요.',
  ],
} as const;
