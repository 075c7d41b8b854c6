import type { Post } from '@kkumpuri/contract';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { boardApi } from './board-api';

const { selectCachedArgsForQuery, updateQueryData } = boardApi.util;

type State = Parameters<typeof selectCachedArgsForQuery>[0];
type Dispatch = ThunkDispatch<State, unknown, UnknownAction>;

/** Patches a post in every cache entry: its own page, lists and similar posts. */
export function patchPost(id: string, patch: Partial<Post>) {
  const patchIn = (posts: Post[]) => {
    posts.filter((post) => post.id === id).forEach((post) => Object.assign(post, patch));
  };
  return (dispatch: Dispatch, getState: () => State): void => {
    dispatch(updateQueryData('readPost', id, (post) => void Object.assign(post, patch)));
    for (const query of selectCachedArgsForQuery(getState(), 'listPosts')) {
      dispatch(
        updateQueryData('listPosts', query, ({ pages }) => pages.forEach(({ posts }) => patchIn(posts))),
      );
    }
    for (const similarTo of selectCachedArgsForQuery(getState(), 'findSimilar')) {
      dispatch(updateQueryData('findSimilar', similarTo, patchIn));
    }
  };
}
