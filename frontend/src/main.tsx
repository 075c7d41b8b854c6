import './fonts/generated/ui.css';
import './styles/fallback-fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/components.css';
import './styles/shell.css';
import { StrictMode } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/App';
import { registerServiceWorker } from './app/register-service-worker';
import { showApplication } from './app/show-application';
import { createStore } from './app/store';
import { followSystemTheme } from './lib/theme';

showApplication(
  <StrictMode>
    <Provider store={createStore()}>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </Provider>
  </StrictMode>,
);
followSystemTheme();
void registerServiceWorker();
