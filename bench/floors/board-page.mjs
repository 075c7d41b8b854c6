const COLUMNS = `id, title, author_username, symbols, dream_content, interpretation, engine, views, likes, created_at`;

/** Loads the board's first page with pg and the same statement as the service. */
export async function listPosts(pool) {
  const { rows } = await pool.query(
    `SELECT ${COLUMNS} FROM posts ORDER BY created_at DESC, id DESC LIMIT $1`,
    [51],
  );
  const posts = rows.slice(0, 50).map((row) => ({ ...row, liked: false }));
  const last = posts.at(-1);
  return {
    posts,
    nextCursor: last && Buffer.from(`${last.created_at.toISOString()}_${last.id}`).toString('base64url'),
  };
}

export async function readPost(pool, id) {
  const { rows } = await pool.query(`SELECT ${COLUMNS} FROM posts WHERE id = $1`, [id]);
  return { post: { ...rows[0], liked: false } };
}
