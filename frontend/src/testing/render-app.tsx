import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { App } from '@/app/App';
import { createStore } from './store';

/** The whole application at an address, as a person would meet it, who types without a pause between two keys. */
export function renderApp(address: string | { pathname: string; state: unknown } = '/') {
  const store = createStore();
  const view = render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[address]}>
        <App />
      </MemoryRouter>
    </Provider>,
  );
  return { ...view, store, user: userEvent.setup({ delay: null }) };
}

type Person = ReturnType<typeof renderApp>['user'];

/** At once, as a password manager does: every single key costs a render of the whole form. */
export async function fill(user: Person, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
