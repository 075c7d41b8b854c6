import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { App } from '@/app/App';
import { createStore } from './store';

/** Renders the whole application at an address. The simulated user types without delay. */
export function renderApp(address = '/') {
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

type TestUser = ReturnType<typeof renderApp>['user'];

/** Pastes the text, as a password manager does, because every key press costs a render of the whole form. */
export async function fill(user: TestUser, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
