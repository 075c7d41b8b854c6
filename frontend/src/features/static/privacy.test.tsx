import { defaultPolicyFacts, policyFactsName } from '@kkumpuri/contract';
import { screen } from '@testing-library/react';
import { renderApp } from '@/testing/render-app';

function serveFacts(facts: object): void {
  const meta = Object.assign(document.createElement('meta'), {
    name: policyFactsName,
    content: JSON.stringify(facts),
  });
  document.head.append(meta);
}

afterEach(() => document.head.querySelector(`meta[name="${policyFactsName}"]`)?.remove());

describe('the privacy policy', () => {
  it('shows the settings of the operator', async () => {
    serveFacts({ officer: '김해몽', guestDays: 90, backupDays: 14 });
    renderApp('/privacy-policy');
    expect(await screen.findByText('김해몽')).toBeInTheDocument();
    expect(screen.getByText(/90일 동안 찾아오지 않으면/)).toBeInTheDocument();
    expect(screen.getByText(/백업은 14일 동안 두므로/)).toBeInTheDocument();
  });

  it('states no age of backups when none is configured', async () => {
    renderApp('/privacy-policy');
    expect(await screen.findByText(/백업이 교체될 때 함께/)).toBeInTheDocument();
    expect(screen.getByText(defaultPolicyFacts.officer)).toBeInTheDocument();
  });
});
