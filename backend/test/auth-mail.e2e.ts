import { noticeMessages } from '@kkumpuri/contract';
import { registerMember } from './support/checked-client.js';
import { decodePart, readEmail } from './support/emails.js';
import { until } from './support/processes.js';
import { startService } from './support/service.js';
import { type SmtpServer, startSmtpServer } from './support/smtp-server.js';

async function withMailServer(
  behaviour: 'accepts' | 'rejects',
  work: (url: string, mail: SmtpServer) => Promise<void>,
): Promise<void> {
  const mail = await startSmtpServer(behaviour);
  const service = await startService({
    workers: 0,
    env: { SMTP_URL: mail.url, PUBLIC_URL: 'https://dream.example' },
  });
  try {
    await work(service.url, mail);
  } finally {
    await service.close();
    await mail.close();
  }
}

describe('e-mails by SMTP', () => {
  it('e-mails arrive in Korean, as text and HTML, with a working link and temporary password', () =>
    withMailServer('accepts', async (url, { emails }) => {
      const { client, email } = await registerMember(url);
      await client.call('POST', '/auth/forgot-password', { email });
      await until(() => emails.length === 1);
      const { raw, token, temporaryPassword } = readEmail(emails[0] ?? '');
      const html = decodePart(raw, 'text/html');
      expect(raw).toContain(`To: ${email}`);
      expect(html).toContain(`href="https://dream.example/reset-password?token=${token}"`);
      expect(html).toContain(temporaryPassword);
      expect(html).toContain('하늘님, 안녕하세요.');
      expect((await client.call('POST', '/auth/login', { email, password: temporaryPassword })).status).toBe(
        200,
      );
      const newPassword = '새로운 비밀번호';
      expect((await client.call('POST', '/auth/reset-password', { token, newPassword })).status).toBe(200);
    }));

  it('e-mails escape the markup of a username in HTML', () =>
    withMailServer('accepts', async (url, { emails }) => {
      const { client } = await registerMember(url);
      const email = 'markup@example.com';
      const person = { email, username: '<b>&"김', password: '맑은 하늘 아래' };
      await client.call('POST', '/auth/register', person);
      await client.call('POST', '/auth/forgot-password', { email });
      await until(() => emails.length === 1);
      expect(decodePart(emails[0] ?? '', 'text/html')).toContain('&lt;b&gt;&amp;&quot;김님');
    }));

  it('e-mails that the server rejects do not change the response', () =>
    withMailServer('rejects', async (url) => {
      const { client, email, password } = await registerMember(url);
      const { status, body } = await client.call('POST', '/auth/forgot-password', { email });
      expect({ status, body }).toEqual({ status: 200, body: { message: noticeMessages.forgotPassword } });
      expect((await client.call('POST', '/auth/login', { email, password })).status).toBe(200);
    }));
});
