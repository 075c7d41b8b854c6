module.exports = { file: '/drawings.svg', ids: ['snake', 'tiger'] };
