(function () {
  var LONGEST_WAIT_MS = 3000;

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
    ['%SOURCES%'].forEach(function (source) {
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

  whenPainted(loadAll);
})();
