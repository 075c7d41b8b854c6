import { text } from 'node:stream/consumers';
import type { PageData, SiteSettings } from '@kkumpuri/contract';
import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { Provider } from 'react-redux';
import { StaticRouter } from 'react-router-dom';
import { api } from './api/api';
import { App } from './app/App';
import { createStore } from './app/store';
import './features/board/board-api';
import './features/qna/qna-api';
import './features/stories/stories-api';
import './features/symbols/symbols-api';
import { setServerSettings } from './lib/site/server-settings';

/** Renders a page as a guest sees it, to be hydrated in the browser. Throws what a component throws. */
export async function render(data: PageData, settings: SiteSettings): Promise<string> {
  setServerSettings(settings);
  const store = createStore(data);
  const failures: Error[] = [];
  try {
    const { prelude } = await prerenderToNodeStream(
      <StrictMode>
        <Provider store={store}>
          <StaticRouter location={data.path}>
            <App />
          </StaticRouter>
        </Provider>
      </StrictMode>,
      // One chunk: otherwise React moves large parts to the end, with a script that puts them in place.
      { progressiveChunkSize: Infinity, onError: (error) => void failures.push(error as Error) },
    );
    const rendered = await text(prelude);
    if (failures[0]) throw failures[0];
    return rendered;
  } finally {
    // Clears the timers of RTK Query's cache.
    store.dispatch(api.util.resetApiState());
  }
}
