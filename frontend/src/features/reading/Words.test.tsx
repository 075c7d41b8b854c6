import { render } from '@testing-library/react';
import { Words } from './Words';

it('keeps the particle after a quotation on its line, and leaves the text as it is', () => {
  const text = '‘무섭지 않고 따뜻했다’라는 대목과 “물” 이야기예요.';
  const { container } = render(<Words text={text} />);
  expect(container).toHaveTextContent(text);
  expect([...container.querySelectorAll('.unbroken')].map((piece) => piece.textContent)).toEqual(['다’라']);
});
