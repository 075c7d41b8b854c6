import type { LikeAnswer, Post } from '@kkumpuri/contract';
import { boardApi, postAddress } from './board-api';
import { patchPost } from './patch-post';

/** Updates the like optimistically, then takes the values of the server, and reverts after a failure. */
const likeApi = boardApi.injectEndpoints({
  endpoints: (build) => ({
    toggleLike: build.mutation<LikeAnswer, Pick<Post, 'id' | 'likes' | 'liked'>>({
      query: ({ id }) => ({ url: `${postAddress(id)}/like`, method: 'POST' }),
      async onQueryStarted({ id, likes, liked }, { dispatch, queryFulfilled }) {
        dispatch(patchPost(id, { liked: !liked, likes: Math.max(0, likes + (liked ? -1 : 1)) }));
        const { data } = await queryFulfilled.catch(() => ({ data: { likes, liked } }));
        dispatch(patchPost(id, { likes: data.likes, liked: data.liked }));
      },
    }),
  }),
});

export const { useToggleLikeMutation } = likeApi;
