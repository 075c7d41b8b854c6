import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/App';
import { createStore } from './app/store';

/** The home page as a guest sees it, for the server to send; in the browser it comes to life as it is. */
export function renderHome(): string {
  return renderToString(
    <StrictMode>
      <Provider store={createStore()}>
        <StaticRouter location="/">
          <App />
        </StaticRouter>
      </Provider>
    </StrictMode>,
  );
}
