import { text } from 'node:stream/consumers';
import type { PageData } from '@kkumpuri/contract';
import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { Provider } from 'react-redux';
import { StaticRouter } from 'react-router-dom';
import { api } from './api/api';
import { App } from './app/App';
import { createStore } from './app/store';
import './features/board/board-api';
import { serveReader } from './lib/reader';

/** A page as a guest sees it, for the server to send; in the browser it comes to life as it is. Throws what a component throws. */
export async function render(data: PageData): Promise<string> {
  if (data.reader) serveReader(data.reader);
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
      // In one piece: what is large would come at the end, with a script that puts it in its place.
      { progressiveChunkSize: Infinity, onError: (error) => void failures.push(error as Error) },
    );
    const rendered = await text(prelude);
    if (failures[0]) throw failures[0];
    return rendered;
  } finally {
    // Ends the clocks of what it keeps.
    store.dispatch(api.util.resetApiState());
  }
}
