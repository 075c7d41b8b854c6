import './fonts/generated/ui.css';
import './first-paint/fallback-fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/components.css';
import './styles/night.css';
import './styles/shell.css';
import './styles/dream-form.css';
import './styles/home.css';
import './styles/reading.css';
// The server renders the pages of these styles too, so the styles belong to the first paint.
import './styles/board.css';
import './styles/qna.css';
import './styles/symbols.css';
import './styles/static.css';
import { StrictMode } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { storedToken } from './api/session';
import { App } from './app/App';
import { registerServiceWorker } from './first-paint/register-service-worker';
import { showApplication } from './first-paint/show-application';
import { createStore } from './app/store';
import { pageData } from './lib/page-data';
import { followSystemTheme } from './lib/theme';

// The server renders every page for a guest, so a member's page is rendered in the browser.
const rendered = storedToken() === null ? pageData() : undefined;
showApplication(
  <StrictMode>
    <Provider store={createStore(rendered)}>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </Provider>
  </StrictMode>,
  { hydrate: rendered !== undefined },
);
followSystemTheme();
void registerServiceWorker();
