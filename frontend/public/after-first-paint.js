(function () {
  var LONGEST_WAIT_MS = 3000;
  var LONGEST_REST_MS = 10000;
  var SOURCES = ['%SOURCES%'];

  function load(source) {
    var script = document.createElement('script');
    script.type = 'module';
    // In their order, or those that are ready together run in one task.
    script.async = false;
    script.crossOrigin = '';
    script.src = source;
    document.body.appendChild(script);
  }

  function loadAll() {
    // Each in a task of its own: what a person does meanwhile goes first.
    SOURCES.forEach(function (source) {
      setTimeout(load, 0, source);
    });
  }

  /** On the screen, that is: a frame that was only asked for takes a busy phone a while yet. */
  function whenPainted(callback) {
    var isEmpty = !document.getElementById('root').hasChildNodes();
    // A page that nobody looks at is never painted.
    if (isEmpty || document.hidden || !window.PerformanceObserver) return callback();
    var timer = setTimeout(done, LONGEST_WAIT_MS);
    var observer = new PerformanceObserver(function (list) {
      if (list.getEntriesByName('first-contentful-paint').length > 0) done();
    });
    function done() {
      clearTimeout(timer);
      observer.disconnect();
      callback();
    }
    observer.observe({ type: 'paint', buffered: true });
  }

  /** What the page was rendered from, where that is all there is to show: to somebody of whom this browser keeps nothing. */
  function completePage() {
    var data = document.getElementById('%PAGE_DATA_ID%');
    try {
      var page = data && localStorage.length === 0 && JSON.parse(data.textContent);
      return page && page.path === location.pathname ? page : null;
    } catch {
      return null;
    }
  }

  /** What was being written when the page was left. */
  function fillDraft() {
    var area = document.querySelector('textarea[data-draft]');
    try {
      var draft = area && area.value === '' && JSON.parse(localStorage.getItem('dream_draft'));
      if (!draft || typeof draft.text !== 'string' || draft.text === '') return;
      area.value = draft.text;
      area.form.querySelector('[type=submit]').disabled = draft.text.trim() === '';
    } catch {
      // Then there is none.
    }
  }

  fillDraft();

  /** So that the network is not waited for when they are wanted. */
  function fetchAhead() {
    SOURCES.forEach(function (source) {
      var link = document.createElement('link');
      link.rel = 'prefetch';
      link.as = 'script';
      link.href = source;
      document.head.appendChild(link);
    });
  }

  /** Once, when somebody does more than read, or has read for a while. */
  function whenUsedOrRead(callback) {
    var timer = setTimeout(start, LONGEST_REST_MS);
    var isStarted = false;
    function start() {
      clearTimeout(timer);
      if (!isStarted) callback();
      isStarted = true;
    }
    window.whenUsed(start);
  }

  whenPainted(function () {
    var page = completePage();
    if (!page) return loadAll();
    // What people wrote is in our typefaces all the same.
    if (page.board || page.post || (page.liked && page.liked.length > 0)) load('%TYPEFACES%');
    if (document.readyState === 'complete') fetchAhead();
    else addEventListener('load', fetchAhead);
    whenUsedOrRead(loadAll);
  });
})();
