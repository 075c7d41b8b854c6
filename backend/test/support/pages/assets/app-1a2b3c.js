document.documentElement.dataset.started = 'yes';
