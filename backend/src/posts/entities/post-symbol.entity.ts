import { Entity, PrimaryColumn } from 'typeorm';

/** The posts of each symbol in board order, used to find similar posts. */
@Entity({ name: 'post_symbols' })
export class PostSymbolEntity {
  @PrimaryColumn('text', { name: 'symbol_id' })
  symbolId: string;

  @PrimaryColumn({ type: 'timestamptz', name: 'created_at', precision: 3 })
  createdAt: Date;

  @PrimaryColumn('uuid', { name: 'post_id' })
  postId: string;
}
