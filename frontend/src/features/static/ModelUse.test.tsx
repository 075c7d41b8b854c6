import { render, screen } from '@testing-library/react';
import { ModelUse } from './ModelUse';

function show(head: string) {
  document.head.innerHTML = head;
  render(<ModelUse />);
}

const MODEL = '<meta name="dream-reader" content="model">';

describe('the model section of the privacy policy', () => {
  afterEach(() => (document.head.innerHTML = ''));

  it('names the recipient of the dreams, its country and retention period, and how to opt out', () => {
    const provider = { name: '별빛 AI', country: '미국', contact: 'privacy@star.example', retention: '30일' };
    show(`${MODEL}<meta name="model-provider" content='${JSON.stringify(provider)}'>`);
    for (const words of Object.values(provider)) expect(screen.getByText(words)).toBeVisible();
    expect(screen.getByText(/내 꿈은 AI에 보내지 않기/)).toBeVisible();
  });

  it('refers to the privacy officer when no provider is configured', () => {
    show(MODEL);
    expect(screen.getByText(/보호책임자에게 물어보실 수 있습니다/)).toBeVisible();
  });

  it('states that no dream leaves the service when the dictionary reads', () => {
    show('');
    expect(screen.getByText(/다른 회사나 국외로 보내지/)).toBeVisible();
  });
});
