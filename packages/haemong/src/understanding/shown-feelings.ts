const SHOWN =
  /(?:해하다|워하다|퍼하다|뻐하다|까워하다|화내다|울다|흐느끼다|통곡하다|오열하다|좋아하다|놀라다|당황하다|기겁하다|떨다|우쭐하다|지치다|사랑하다)$/u;

/** Tests whether the doer of this verb has the feeling (동생이 울었다). 뱀이 무서웠다: the dreamer is afraid, not the snake. */
export const isShown = (lemma: string): boolean => SHOWN.test(lemma);
